import { dropOldDrafts } from '@/lib/rules/lead/draft';
import { fetchAhead } from './fetch-ahead';

fetchAhead();
dropOldDrafts();
