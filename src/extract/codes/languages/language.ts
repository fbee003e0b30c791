/**
 * What a language contributes: lists of entries with commas between them. An entry is the beginning of a word, so
 * that endings need not be listed; a bar behind it makes it the end of the word too, a tilde before it lets it begin
 * within one, for languages that build long words. Scripts without spaces are searched anywhere. A space stands for a space or a dash.
 * @module
 */
export interface Language {
  readonly name: string;
  /** Names of a code that a person types: nothing else is called that. */
  readonly strong: string;
  /**
   * What it is called as the reader's, "your code", and names that bookings use too, "confirmation code". In the company
   * of a discount or a journey it is one for that.
   */
  readonly own: string;
  /** Words for such a code that other things have too: code, PIN, password. */
  readonly nouns: string;
  /** What a person is asked to do with it: enter, type, use. */
  readonly inputs: string;
  /** What it is good for: sign in, confirm, reset. Says nothing by itself, but makes a noun mean what we look for. */
  readonly intents: string;
  /** Words between a name and its value: is, here, the following. */
  readonly copulas: string;
  /** Expressions that contain a word from above and mean something else. */
  readonly not: string;
  /** Subjects in whose company a code is of another kind: discounts, gifts, meetings, licences. */
  readonly topics: string;
  /** What a number right behind it is: an order, an invoice, a telephone. */
  readonly labels: string;
  /** What a number right before it counts. */
  readonly units: string;
  /** Says that a code has had its time. */
  readonly revoked: string;
}
