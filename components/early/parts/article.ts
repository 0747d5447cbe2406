import { sharePage } from '../share-page';

sharePage();
