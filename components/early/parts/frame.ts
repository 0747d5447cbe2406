import { darkenBar } from '../darken-bar';
import { driveDrawer } from '../drive-drawer';
import './reading';

driveDrawer();
darkenBar();
