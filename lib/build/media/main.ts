import { drawCards } from './draw-cards';
import { drawMarks } from './draw-marks';
import { encodePictures } from './encode-pictures';
import { copyFilms } from './films';

// Run before Next, in development too: it shows pictures and films that exist, and draws none by itself.
const startMs = Date.now();
const encoded = await encodePictures();
copyFilms();
await drawMarks();
await drawCards();
if (encoded > 0) {
  const seconds = Math.round((Date.now() - startMs) / 1000);
  console.warn(`Images : ${encoded} fichiers encodés en ${seconds} s dans public/media.`);
}
