import { start } from '@/components/early/start';
import { posterFirst } from '@/components/ui/poster-first';
import { darkenBar } from './darken-bar';
import './document.early';
import { driveDrawer } from './drive-drawer';

posterFirst();
start({ bar: darkenBar, drawer: driveDrawer });
