import type { Observation } from '../rules/rule.js';
import type { MatrixCell } from './cells.js';
import type { Places } from './places.js';
/** One observation with the rule that made it and the cell in which it was made; no cell where it holds in all. */
export interface Sighting {
    readonly ruleId: string;
    readonly observation: Observation;
    readonly cell: MatrixCell | undefined;
}
/** The sightings of each cause: what one rule sees at one place, and what upstream says of it in each cluster. */
export declare function causesOf(sightings: readonly Sighting[], places: Places): Sighting[][];
