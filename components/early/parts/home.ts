import { hideReachedLink } from '../hide-reached-link';
import { playFilm } from '../play-film';

hideReachedLink();
playFilm();
