// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * The state of the sources.
 *
 * @param enabled Sources that are switched on.
 * @param behind Sources that lag by more than an hour.
 * @param failing Sources with time windows that failed.
 * @param quarantined Records in quarantine, over all sources.
 * @param waiting Notices with missing parts, over all sources.
 */
public record OperatorOverviewSources(
        long enabled,
        long behind,
        long failing,
        long quarantined,
        long waiting) {}
