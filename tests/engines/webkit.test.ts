import { startWebKit } from './drivers/webkit';
import { journeys } from './journeys';

journeys(startWebKit, { withoutScripts: false });
