import { pickScreen } from './pick-screen';

// Before anything is shown: as the screens begin.
const screens = document.currentScript?.parentElement;
if (screens) pickScreen(screens);
