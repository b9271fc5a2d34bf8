import { fillDemoData } from '@biuro/testing/demo-data.ts';

export default fillDemoData;
