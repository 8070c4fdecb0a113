// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * Whether the service is ready for requests.
 *
 * @param ok Whether the service should receive requests.
 * @param checks The checks behind {@code ok}.
 */
public record Readiness(
        boolean ok,
        List<ReadinessCheck> checks) {}
