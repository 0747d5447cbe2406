import { hydrateOnTouch } from '@/components/early/hydrate-on-touch';
import { holdPresses } from './hold-presses';
import { keepDrafts } from './keep-drafts';

keepDrafts();
holdPresses();
hydrateOnTouch();
