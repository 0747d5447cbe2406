import { posterFirst } from '@/components/ui/poster-first';
import { darkenBar } from './darken-bar';
import './document.early';
import { driveDrawer } from './drive-drawer';

posterFirst();
driveDrawer();
darkenBar();
