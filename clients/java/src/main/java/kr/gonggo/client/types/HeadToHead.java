// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A part of other types.
 *
 * @param businessNo Business registration number of the first firm
 * @param name Its name
 * @param otherBusinessNo Business registration number of the second firm
 * @param otherName Its name
 * @param together Openings that both took part in
 * @param wins Of these, won by the first firm
 * @param otherWins Of these, won by the second firm
 * @param ahead Of these, the first firm ranked better
 * @param otherAhead Of these, the second firm ranked better
 */
public record HeadToHead(
        String businessNo,
        String name,
        String otherBusinessNo,
        String otherName,
        long together,
        long wins,
        long otherWins,
        long ahead,
        long otherAhead) {}
