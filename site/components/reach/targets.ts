/** A range of targets, both ends included. The picture shows it in blocks of a hundred, ten in a row. */
export interface Targets {
  readonly from: number;
  readonly to: number;
}
