// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Timestamp;

/**
 * Addresses from which the keys of the account may call.
 *
 * @param ranges The ranges in normalised form; empty = calls are accepted from everywhere.
 * @param comments Comments, in the order of the ranges.
 * @param updatedAt When the list was last replaced; {@code null} = never.
 */
public record IpAllowList(
        List<String> ranges,
        List<IpAllowListComment> comments,
        Timestamp updatedAt) {}
