import { start } from '@/components/early/start';
import { hideReachedLink } from './hide-reached-link';
import { playFilm } from './play-film';

start({ shortcut: hideReachedLink, film: playFilm });
