/**
 * What looks like a code and is something else by its shape alone: covered up, so that no piece of it is taken.
 * @module
 */
import { COVER } from '../view/row.js';

const SYMBOLS = '[$€£¥₹₽₺₴₪฿₫₩₦₱]';
const CURRENCIES =
  'USD|EUR|GBP|CHF|SEK|NOK|DKK|PLN|CZK|HUF|RON|INR|JPY|CNY|KRW|RUB|UAH|TRY|BRL|IDR|VND|THB|AUD|CAD|MXN';
const MONEY_WORDS =
  'kr|zł|kč|ft|lei|руб|грн|tl|元|円|원|บาท|rp|đ|đồng|บ\\.|р\\.|dollars?|euros?|pounds?|rupees?|pesos?|تومان|ریال|ريال|درهم|جنيه|ש"ח|рублей|рубля|гривень|złotych|korun|forint|lira|rupiah|रुपये|रुपए';
const AMOUNT = "\\d{1,12}(?:[., ' ]\\d{3}){0,4}(?:[.,]\\d{1,2})?";

/** Two letters before five digits are a postal code only where the letters are a state's. */
const STATES =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]';

/** Service numbers of Korea. */
const KOREAN_SERVICES = '15(?:22|44|66|77|88|99)|16(?:00|44|61|66|70|88)|18(?:00|11|33|44|55|66|77|99)';

const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const MONTH = '(?:0?[1-9]|1[0-2])';
/** Persian and Thai calendars count 14xx and 25xx. */
const YEAR = '(?:(?:19|20|14|25)\\d\\d|\\d\\d)';

/** Longest meanings first: what one has covered, the next cannot cut up. Every repeat is bounded. */
const SHAPES: readonly RegExp[] = [
  /https?:\/\/[^\s<>"]{1,4000}/gi,
  /[\w.+%-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g,
  /(?<![\w.@-])(?:[a-z0-9-]{1,63}\.){1,6}[a-z]{2,18}(?::\d{1,5})?(?:\/[^\s<>"]{0,2000})?/gi,
  // UUIDs, hashes, MAC and IP addresses
  /\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi,
  /\b(?=[0-9a-f]{0,63}\d)[0-9a-f]{16,128}\b/gi,
  /\b(?:[0-9a-f]{2}[:-]){5}[0-9a-f]{2}\b/gi,
  /(?<![\w:])(?:[0-9a-f]{1,4}:){2,7}(?::?[0-9a-f]{1,4}){1,7}(?![\w:])/gi,
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/g,
  // bank and card numbers, as a whole or with all but their end hidden
  /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/g,
  /(?:[*•·xX#]{2,16}[ -]?){1,4}\d{2,6}\b/g,
  /(?:[*•]{1,16}[ -]?){1,4}\d{2,6}\b/g,
  /\b\d{4}[ -]\d{4}[ -]\d{4}[ -]\d{1,7}\b/g,
  // telephone numbers
  /\+ ?\d{1,3}(?:[ ()./-]{0,3}\d{1,5}){2,7}/g,
  /\(\d{2,5}\)(?:[ ./-]{0,2}\d{2,5}){1,4}/g,
  /\b[18]?[ -]?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/g,
  /(?<![\d-])8[ -]\(?800\)?[ -]\d{3}[ -]\d{2}[ -]\d{2}\b/g,
  /(?<![\w-])(?!\d\d[ -]\d\d[ -]\d\d(?![\w-]| \d)|\d{3}[ -]\d{3}[ -]\d{3}(?![\w-]))0\d{1,4}(?:[ /.-]\d{2,5}){2,5}(?![\w-])/g,
  /(?<![\w-])0\d{1,4}[ /-]\d{5,9}(?![\w-])/g,
  /(?<![\w-])\d{1,3}(?:-\d{3,4}){3}(?![\w-])/g,
  new RegExp(`(?<![\\w-])(?:${KOREAN_SERVICES})-\\d{4}(?![\\w-])`, 'g'),
  // dates and times
  new RegExp(
    `\\b(?:${DAY}([./-])${MONTH}\\1${YEAR}|${MONTH}([./-])${DAY}\\2${YEAR}|${YEAR}([./-])${MONTH}\\3${DAY})\\b`,
    'g',
  ),
  /\b\d{1,2}\. ?\d{1,2}\. ?\d{4}\b/g,
  new RegExp(`\\b${YEAR}\\. ?${MONTH}\\. ?${DAY}\\b`, 'g'),
  /\d{2,4} ?年 ?\d{1,2} ?月(?: ?\d{1,2} ?日)?|\d{1,2} ?月 ?\d{1,2} ?日|\d{2,4}년 ?\d{1,2}월(?: ?\d{1,2}일)?/g,
  /\b\d{1,2}:\d{2}(?::\d{2})?\b/g,
  /\b\d{8}T\d{4,6}Z?\b/g,
  // money, percentages, decimals, thousands
  new RegExp(`(?:${SYMBOLS}|\\b(?:${CURRENCIES}|[Rr]p|[Kk]r)\\.?) ?${AMOUNT}(?!\\d)`, 'g'),
  new RegExp(`(?<![\\d-])${AMOUNT} ?(?:${SYMBOLS}|(?:${CURRENCIES})(?![\\p{L}\\d]))`, 'gu'),
  new RegExp(`(?<![\\d-])${AMOUNT} ?(?:${MONEY_WORDS})(?![\\p{L}\\d])`, 'giu'),
  /[-+]?\b\d{1,9}(?:[.,]\d{1,4})? ?[%٪]/g,
  /(?<![\d.])\d{1,3}(?:[.,]\d{3}){1,4}(?:[.,]\d{1,2})?(?![\d])(?!\.\w)/g,
  // "482910,5分钟" is two numbers
  /(?<![\d.,])(?!\d{4,9},\d{1,3} ?[分秒小时時天日분초])\d{1,9}[.,]\d{1,9}(?:\.\d{1,9}){0,4}(?![\d])/g,
  // numbers with a name: #123456, No. 12, 4K, 12px, 300s, 30x40, 2nd
  /#[\p{L}\d-]{2,24}/gu,
  /[№]\s?[\p{L}\d-]{1,24}/gu,
  /(?<![\w-])\d{1,5} ?(?:px|kb|mb|gb|tb|km|kg|cm|mm|ml|mg|kwh|hz|mhz|ghz|dpi)(?![\w-])/gi,
  /(?<![\w-])\d{1,4}(?:ms|s|min|h)(?![\w-])/g,
  /(?<![\w-])\d{1,5}[x×]\d{1,5}(?![\w-])/g,
  /(?<![\w-])\d{1,4}(?:st|nd|rd|th)(?![\w-])/g,
  // a postal code behind a state, and what is too long for a hand to type
  new RegExp(`\\b(?:${STATES}),? \\d{5}(?:-\\d{4})?\\b`, 'g'),
  /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/g,
  /(?<!\d)\d{11,400}(?!\d)/g,
];

export function cover(text: string): string {
  return SHAPES.reduce(
    (covered, shape) => covered.replace(shape, (match) => COVER.repeat(match.length)),
    text,
  );
}
