/** Characters that turn the reading direction of what follows: they can make one address look like another. */
const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;
/** Line breaks and all other control characters, with Unicode's own line and paragraph separators. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
/** The same but for tab and line feed, which a message may hold. */
const CONTROLS_IN_TEXT = /[^\P{Cc}\t\n]+/gu;
/**
 * Half a surrogate pair: cutting a text by units, as a form may, leaves one, and the provider's parser may refuse it.
 */
const HALVES = /\p{Cs}/gu;
/** A text of which people see nothing: only joiners, fillers, the blank pattern of Braille, and spaces. */
const UNSEEN = /^[\p{Default_Ignorable_Code_Point}\u2800\s]*$/u;
/** Invisible characters except the joiners, without which a domain in other letters would be a different one. */
const IGNORABLE = /(?!\u200C|\u200D)\p{Default_Ignorable_Code_Point}/gu;
const JOINERS = /(?:\u200C|\u200D)+/gu;
/** Name and domain of an address, which has no more than 253 characters. */
const ADDRESS = /^([^@]+@)((?:[\p{L}\p{M}\p{N}.-]|\u200C|\u200D){1,253})$/u;
const OTHER_LETTERS = /\P{ASCII}/u;
const UNKNOWN_CHARACTER = "\uFFFD";
const MARKS = /\p{M}+/gu;
/** No language needs more on one letter (Unicode, UAX 15, section 13). Putting many in order takes quadratic time. */
const MOST_MARKS = 30;

/**
 * Makes what was typed into one line fit for a subject or an address: composed (NFC), no control character
 * or line break (a space in its place), no direction override, trimmed. Letters of every script, apostrophes
 * and the direction marks of Arabic stay. Applying it twice changes nothing more.
 */
export function normaliseLine(text: string): string {
  return tidy(text.replace(BIDI_CONTROLS, "").replace(CONTROLS, " "));
}

/** The same for an address, without invisible characters, which come with text pasted from Arabic. */
export function normaliseAddress(text: string): string {
  const seen = text.replace(IGNORABLE, "").replace(JOINERS, (joiners, at: number, whole: string) => {
    const around = [whole[at - 1] ?? "", whole[at + joiners.length] ?? ""];
    return around.every((letter) => OTHER_LETTERS.test(letter)) ? joiners : "";
  });
  const line = normaliseLine(seen);
  const [, user = "", domain = ""] = ADDRESS.exec(line) ?? [];
  return OTHER_LETTERS.test(domain) ? user + asciiDomain(domain) : line;
}

/** A domain in ASCII, as mail servers need it and as some browsers already send it. */
function asciiDomain(domain: string): string {
  try {
    const { hostname } = new URL(`https://${domain}`);
    // A number in other digits is no domain either.
    return /^[\d.]+$/.test(hostname) ? domain : hostname;
  } catch {
    return domain;
  }
}

/** The same for a text of several lines: line breaks become "\n" whatever system they come from, and stay. */
export function normaliseText(text: string): string {
  return tidy(text.replace(/\r\n?|[\u2028\u2029]/g, "\n").replace(CONTROLS_IN_TEXT, ""));
}

/** Whether people see anything of a text. */
export const isSeen = (text: string): boolean => !UNSEEN.test(text);

function tidy(text: string): string {
  const composed = withFewMarks(text.replace(HALVES, UNKNOWN_CHARACTER)).normalize("NFC");
  return withFewMarks(composed).trim();
}

function withFewMarks(text: string): string {
  return text.replace(MARKS, (marks) =>
    marks.length > MOST_MARKS ? [...marks].slice(0, MOST_MARKS).join("") : marks,
  );
}
