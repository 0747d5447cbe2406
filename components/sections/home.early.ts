import { hideReachedLink } from '@/components/ui/hide-reached-link';
import { playFilm } from './play-film';

hideReachedLink();
playFilm();
