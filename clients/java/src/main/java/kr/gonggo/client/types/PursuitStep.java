// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Timestamp;

/**
 * A change of a pursuit.
 *
 * @param at When it was changed.
 * @param actor Who changed it.
 * @param changes What changed; on creation, from {@code null}.
 */
public record PursuitStep(
        Timestamp at,
        AuditRecordActor actor,
        List<FieldChange> changes) {}
