import { keepPresses } from '../keep-presses';
import { wakeReact } from '../wake-react';

keepPresses();
wakeReact();
