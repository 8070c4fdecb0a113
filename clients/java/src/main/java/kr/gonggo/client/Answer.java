package kr.gonggo.client;

import java.net.http.HttpHeaders;

/**
 * A result with its HTTP response.
 *
 * @param <T> the type of the result
 * @param value the return value of the method; null if the response has no body
 * @param status the status
 * @param headers the headers
 */
public record Answer<T>(T value, int status, HttpHeaders headers) {}
