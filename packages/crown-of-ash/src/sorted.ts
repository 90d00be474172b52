export { choices, distinct, isWithin, merged, put, sorted, sum, take, without } from '@cinderhall/kernel';
