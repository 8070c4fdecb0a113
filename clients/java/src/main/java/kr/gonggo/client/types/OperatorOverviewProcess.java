// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Timestamp;

/**
 * A process of the service.
 *
 * @param id Identifier of the process, new at each start.
 * @param role What it does.
 * @param version Version it runs.
 * @param startedAt When it started.
 * @param seenAt When it last said that it lives; it does so every 10 seconds and is forgotten after a minute.
 */
public record OperatorOverviewProcess(
        String id,
        OperatorOverviewProcessRole role,
        String version,
        Timestamp startedAt,
        Timestamp seenAt) {}
