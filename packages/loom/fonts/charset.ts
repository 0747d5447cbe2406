const ascii = Array.from({ length: 95 }, (_, offset) => String.fromCodePoint(32 + offset)).join('');
const french = 'àâäæçéèêëîïôöœùûüÿÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸ';
const names = 'áãíñóõúÁÍÑÓÚß';
const signs = '\u00a0\u2009’‘“”«»–—…€£©°²×·•−¡¿→←↑↓↗✓';

/** Every character the site's fonts keep, where their source has it. */
export const charset = ascii + french + names + signs;
