import { holdSubmits } from '../hold-submits';
import { keepDrafts } from '../keep-drafts';
import { keepPresses } from '../keep-presses';
import { wakeReact } from '../wake-react';

keepDrafts();
holdSubmits();
keepPresses();
wakeReact();
