import { domainToASCII } from 'node:url';

const MAX_LENGTH = 254;

// No wider than a mailbox one can answer to, no narrower than what a browser's e-mail field lets through:
// international names pass, and nothing that has a meaning in a mail header does.
const ADDRESS = /^[^\s\p{C}@<>()[\],;:"\\]+@[^\s\p{C}@<>()[\],;:"\\]+$/u;

/** Whether the text looks like one bare e-mail address, safe to put in a header. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_LENGTH && ADDRESS.test(text);
}

/** The address as every mail service can carry it, or `undefined`: it would have the whole message refused. */
export function asciiAddress(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const ascii = `${address.slice(0, at)}@${/^[!-~]*$/.test(domain) ? domain : domainToASCII(domain)}`;
  return /^[!-~]+@[!-~]+$/.test(ascii) ? ascii : undefined;
}
