// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Timestamp;

/**
 * A process of the service.
 *
 * @param id Identifier of the process, new at each start.
 * @param role Role of the process.
 * @param version Version it runs.
 * @param startedAt When it started.
 * @param seenAt Last heartbeat: one every 10 seconds; after a minute without, the process is removed.
 */
public record OperatorOverviewProcess(
        String id,
        OperatorOverviewProcessRole role,
        String version,
        Timestamp startedAt,
        Timestamp seenAt) {}
