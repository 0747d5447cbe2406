type FileType = { type: string; isText: boolean };

const text = (type: string): FileType => ({ type: `${type}; charset=utf-8`, isText: true });
const json = (type: string): FileType => ({ type, isText: true });
const binary = (type: string): FileType => ({ type, isText: false });

/** What the site's files are, by the ending of their names. Text is worth compressing, the rest is compressed already. */
export const fileTypes: Readonly<Record<string, FileType>> = {
  html: text('text/html'),
  css: text('text/css'),
  js: text('text/javascript'),
  txt: text('text/plain'),
  xml: text('application/xml'),
  svg: text('image/svg+xml'),
  json: json('application/json'),
  webmanifest: json('application/manifest+json'),
  avif: binary('image/avif'),
  webp: binary('image/webp'),
  jpg: binary('image/jpeg'),
  png: binary('image/png'),
  ico: binary('image/x-icon'),
  mp4: binary('video/mp4'),
  webm: binary('video/webm'),
  woff2: binary('font/woff2'),
};

/** The ending of a file's name, without its dot. */
export function endingOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

/** The type of a text file worth compressing, by its name; `undefined` for pictures, fonts, films and the rest. */
export function textType(path: string): string | undefined {
  const known = fileTypes[endingOf(path)];
  return known?.isText ? known.type : undefined;
}
