import { hydrateOnTouch } from '@/components/early/hydrate-on-touch';
import { replayPresses } from '@/components/early/replay-presses';

replayPresses();
hydrateOnTouch();
