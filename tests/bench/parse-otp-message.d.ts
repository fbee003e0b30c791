declare module 'parse-otp-message' {
  /** Undefined where it finds nothing. */
  export default function parseOtpMessage(message: string): { code?: string; service?: string } | undefined;
}
