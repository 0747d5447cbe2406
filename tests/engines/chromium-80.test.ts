import { oldChromium } from '../support/old-chromium';
import { startChromium } from './drivers/chromium';
import { journeys } from './journeys';

journeys(startChromium(oldChromium.path, oldChromium.env));
