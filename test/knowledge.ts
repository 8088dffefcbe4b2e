/** What policies/facts say as they stand, compiled once for a run of the tests. */
export { default as knowledge } from 'virtual:knowledge'
