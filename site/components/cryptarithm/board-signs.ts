/** The signs a printer would set for those that a puzzle is written with. */
const PRINTED: Readonly<Record<string, string>> = { '-': '−', '*': '×', '/': '÷' };

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A sign or a letter as it is seen by itself: a mark that is written on another letter gets a place to stand on. */
export function signOf(sign: string): string {
  return /^\p{M}/u.test(sign) ? `◌${sign}` : (PRINTED[sign] ?? sign);
}

/** A puzzle or an equation of ASCII signs as it is printed: `9567 + 1085 = 10652`. */
export function printed(written: string): string {
  return written
    .replace(/(?<=[^-+*/^(=;])[-+*/]|=/g, (sign) => ` ${signOf(sign)} `)
    .replaceAll('-', '−')
    .replaceAll(/\^\d+/g, (power) => [...power.slice(1)].map((digit) => SUPERSCRIPTS[Number(digit)]).join(''))
    .replaceAll(';', '; ');
}
