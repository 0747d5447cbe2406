const ascii = Array.from({ length: 95 }, (_, offset) => String.fromCodePoint(32 + offset)).join('');
const french = 'àâäæçéèêëîïôöœùûüÿÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸ';
const names = 'áãíñóõúÁÍÑÓÚß';
const accents = '\u0300\u0301\u0303';
const signs = '\u00a0\u2009’‘“”«»–—…€£©°²×·•−¡¿→←↑↓↗✓';

/** Letters of the region's languages, from Dakar to Lagos, that neither face was drawn with, and the accents they take. */
export const letters = 'ɔƆɛƐŋŊẹẸọỌṣṢɖƉɓƁɗƊƙƘƴƳɣƔǝƎ\u0300\u0301\u0302\u0303\u0304\u030c\u0323\u0331';

/** Every character the site's fonts keep, where their source has it. */
export const charset = ascii + french + names + accents + signs;
