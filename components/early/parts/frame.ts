import { isOfflineOn } from '@/lib/rules/offline';
import { darkenBar } from '../darken-bar';
import { driveDrawer } from '../drive-drawer';
import { keepOffline } from '../keep-offline';
import { posterFirst } from '../poster-first';
import { spareData } from '../spare-data';

posterFirst();
spareData();
if (isOfflineOn()) keepOffline();
driveDrawer();
darkenBar();
