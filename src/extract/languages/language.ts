/**
 * What a language contributes: lists of entries with commas between them. An entry is the beginning of a word, so
 * that endings need not be listed; a bar behind it makes it a whole word. Scripts without spaces are searched
 * anywhere. A space stands for a space or a dash.
 * @module
 */
export interface Language {
  readonly name: string;
  /** Names of a code that a person types: nothing else is called that. */
  readonly strong: string;
  /** Words that go with such a code and with other things too. */
  readonly weak: string;
  /** Expressions that contain a word from above and mean something else. */
  readonly not: string;
  /** Begins of a warning: whatever its sentence says of codes is not about one in this mail. */
  readonly warnings: string;
  /** What a number right behind it is: an order, an invoice, a telephone. */
  readonly labels: string;
  /** What a number right before it counts. */
  readonly units: string;
  /** Says that a code has had its time. */
  readonly revoked: string;
  /** Words of advertising, whose codes are for the till. */
  readonly promotion: string;
  /** Words of the small print at the end. */
  readonly footer: string;
}
