import { dropOldDrafts } from '@/lib/rules/lead/draft';
import { fetchAhead } from './fetch-ahead';
import { wearQuote } from './wear-quote';

fetchAhead();
dropOldDrafts();
wearQuote(document.documentElement);
