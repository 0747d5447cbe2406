import '@/components/layout/document.early';
import { sharePage } from './share-page';

sharePage();
