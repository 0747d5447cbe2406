import { chooseOffer } from './choose-offer';
import './form.early';

chooseOffer();
