import { dropOldDrafts } from '@/lib/rules/lead/draft';
import { allowFetchingAhead } from './allow-fetching-ahead';
import { wearQuote } from './wear-quote';

allowFetchingAhead();
dropOldDrafts();
wearQuote(document.documentElement);
