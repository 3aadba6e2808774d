/** The version of the service, as `package.json` and the health resource give it. */
export { version as VERSION } from '../../package.json';

/**
 * The version of the answers. It goes up whenever a solver would answer any question otherwise than before, even only
 * with another of several equally good solutions, or when the shape of an answer changes: older entries are then
 * neither found nor believed.
 */
export const ANSWERS_VERSION = 3;
