import { commonFacts } from '../viewmodel/preview.ts';
import FactList from './FactList.svelte';

/** What answers would bring, worked out and shown: nobody asks before the table is there. */
export default { common: commonFacts, List: FactList };
