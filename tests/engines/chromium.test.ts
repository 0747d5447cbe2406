import { chromium } from 'playwright';
import { findChromium } from '../support/find-chromium';
import { startChromium } from './drivers/chromium';
import { journeys } from './journeys';

journeys(startChromium(findChromium() ?? chromium.executablePath()));
