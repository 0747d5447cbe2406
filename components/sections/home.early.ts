import { hideReachedLink } from '@/components/sections/hide-reached-link';
import { playFilm } from './play-film';

hideReachedLink();
playFilm();
