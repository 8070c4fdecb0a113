// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Timestamp;

/**
 * A part of other types.
 *
 * @param version Version number given by this service
 * @param revision Revision number given by the source
 * @param at When this version was recorded
 * @param changes Changes from the version before
 */
public record Revision(
        int version,
        int revision,
        Timestamp at,
        List<FieldChange> changes) {}
