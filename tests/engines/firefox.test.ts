import { startFirefox } from './drivers/firefox';
import { journeys } from './journeys';

journeys(startFirefox);
