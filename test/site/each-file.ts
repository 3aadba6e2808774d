import { afterAll } from 'vitest';
import { closeBrowserOfFile } from './browser.ts';

/* What every test file of the site ends with. */
afterAll(closeBrowserOfFile);
