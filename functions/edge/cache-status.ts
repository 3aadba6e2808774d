import type { Finding } from './cache.ts';

/**
 * What `Cache-Status` (RFC 9211) tells of a finding. `stored` is said only where the new answer is certain to be sent to
 * KV: not when KV did not even say what it has.
 */
export function cacheStatus(finding: Finding<unknown>): string {
  switch (finding.outcome) {
    case 'hit':
      return 'Cifras; hit';
    case 'miss':
      return 'Cifras; fwd=miss; stored';
    case 'short':
      return 'Cifras; fwd=partial; stored; detail=budget';
    case 'late':
    case 'down':
    case 'absent':
      return `Cifras; fwd=bypass; detail=kv-${finding.outcome}`;
  }
}
