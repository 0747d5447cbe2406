import { filterArticles } from './filter-articles';

filterArticles();
