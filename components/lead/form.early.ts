import { hydrateOnTouch } from '@/components/early/hydrate-on-touch';
import { start } from '@/components/early/start';
import { holdPresses } from './hold-presses';
import { keepDrafts } from './keep-drafts';

keepDrafts();
holdPresses();
start({ hydrate: hydrateOnTouch });
