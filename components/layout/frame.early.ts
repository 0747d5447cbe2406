import { darkenBar } from './darken-bar';
import './document.early';
import { driveDrawer } from './drive-drawer';

driveDrawer();
darkenBar();
